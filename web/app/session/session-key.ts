/** Name of the encrypted session in local storage. In a file of its own, because public pages load nothing else of it. */
export const sessionKey = 'sohbet-session'
