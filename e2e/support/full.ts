/**
 * `npm run journeys` runs every journey; `npm test` leaves out those tagged @full, the second size and the
 * pictures.
 */
export const isFull = process.env['JOURNEYS'] === 'full'
