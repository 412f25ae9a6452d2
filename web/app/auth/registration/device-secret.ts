/**
 * The secret that the server gave to this page when it registered. It lives in memory only, so that it ends with the
 * page; without it the person logs in after the verification.
 */
let held: { registrationId: string; deviceSecret: string } | undefined

export function holdDeviceSecret(next: typeof held): void {
  held = next
}

export const deviceSecretOf = (registrationId: string | undefined): string | undefined =>
  held?.registrationId === registrationId ? held?.deviceSecret : undefined
