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
}
