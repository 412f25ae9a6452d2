const darkRules = /(?<before>[^{}]*)\[data-mantine-color-scheme=["']?dark["']?\](?<after>[^{}]*\{[^{}]*\})/g

/**
 * The dark rules of a style sheet for browsers without JavaScript: a script sets the attribute that the rules ask for,
 * so here the device alone decides.
 */
export function darkWithoutScript(styles: string): string {
  const rules = [...styles.matchAll(darkRules)].map(
    ({ groups }) => `${groups?.['before']}${groups?.['after']}`,
  )
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`
}
