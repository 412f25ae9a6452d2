/** A recording that is shorter was stopped by mistake. */
export const minVoiceSeconds = 1

/** The longest hello of a coach. */
export const maxHelloSeconds = 60
