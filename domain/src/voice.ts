/** A recording that is shorter was stopped by mistake. */
export const minVoiceSeconds = 1

/** The longest voice message of a conversation. */
export const maxVoiceMessageSeconds = 120

/** The longest hello of a coach. */
export const maxHelloSeconds = 60
