const from = 'İIıŞşĞğÜüÖöÇçÂâÎîÛû'
const to = 'iiissgguuooccaaiiuu'
const letters = new RegExp(`[${from}]`, 'g')

/**
 * Folds text for searching: ignores case and the Turkish dots and tails, so "istanbul" finds "İstanbul" and
 * "ISTANBUL". Must match the database function search_fold.
 */
export const searchFold = (text: string): string =>
  text.replaceAll(letters, (letter) => to.charAt(from.indexOf(letter))).toLowerCase()
