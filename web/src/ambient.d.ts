declare const __VERSION__: string;

declare module 'virtual:icons/*' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:ledger' {
  /** Book, id, section and text of every rule. */
  const rules: readonly (readonly [string, string, string, string])[];
  export default rules;
  /** English and German terms. */
  export const terms: readonly (readonly [string, string])[];
  /** By language: section and text of rules by id, and whether the English has changed since. */
  export const translations: Record<
    string,
    () => Promise<{ default: Record<string, readonly [string, string, boolean]> }>
  >;
}
declare module 'virtual:guide' {
  /** The pages of the players' guide by language: name, title, text as HTML. */
  const languages: Record<string, () => Promise<{ default: readonly (readonly [string, string, string])[] }>>;
  export default languages;
}
