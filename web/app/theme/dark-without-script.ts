const rule = /([^{}]+)(\{[^{}]*\})/g
const isDark = /\[data-mantine-color-scheme=["']?dark["']?\]/g

/**
 * The dark rules of a style sheet for browsers without JavaScript: a script sets the attribute that the rules ask for,
 * so here the device alone decides.
 */
export function darkWithoutScript(styles: string): string {
  const rules = [...styles.matchAll(rule)].flatMap(([, selector = '', body = '']) => {
    const anywhere = selector.replaceAll(isDark, '')
    return anywhere === selector ? [] : [anywhere + body]
  })
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`
}
