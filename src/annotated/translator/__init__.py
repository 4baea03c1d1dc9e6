"""The model that ships with the book: number words from English into German."""
