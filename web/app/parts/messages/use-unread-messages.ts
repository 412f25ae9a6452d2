/** How many messages wait to be read. */
export const useUnreadMessages = (): number => 0
