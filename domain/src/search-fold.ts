const from = 'İIıŞşĞğÜüÖöÇçÂâÎîÛû'
const to = 'iiissgguuooccaaiiuu'
const letters = new RegExp(`[${from}]`, 'g')

/**
 * How searches compare text: without case, Turkish dots and tails. Someone who types "istanbul" also means
 * "İstanbul" and "ISTANBUL". The database's function search_fold does the same.
 */
export const searchFold = (text: string): string =>
  text.replaceAll(letters, (letter) => to.charAt(from.indexOf(letter))).toLowerCase()
