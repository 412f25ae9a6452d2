/** Length of a question in lists. */
const shownCharacters = 50

export const shortened = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : text
}
