/** What a game answers comes with its messages rendered: where its schema has a key and arguments, the client gets a sentence. */
export type Rendered<T> = T extends { key: string }
  ? 'args' extends keyof T
    ? string
    : { [Name in keyof T]: Rendered<T[Name]> }
  : T extends readonly unknown[]
    ? { [Name in keyof T]: Rendered<T[Name]> }
    : T extends object
      ? { [Name in keyof T]: Rendered<T[Name]> }
      : T;
