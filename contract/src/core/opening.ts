/** Sets the cookie with which a browser sees the public pages before the school opens. */
export const lookAheadPath = '/look-ahead'
export const lookAheadCookie = 'look-ahead'
