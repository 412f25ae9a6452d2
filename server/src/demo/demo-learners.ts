const givenNames = [
  'Ayşe',
  'Barış',
  'Ceren',
  'Çağla',
  'Deniz',
  'Emre',
  'Fatma',
  'Gökhan',
  'Hande',
  'Ilgın',
  'İrem',
  'Kerem',
  'Lale',
  'Murat',
  'Nazlı',
  'Onur',
  'Özge',
  'Pelin',
  'Selin',
  'Şule',
  'Tolga',
  'Umut',
  'Ümit',
  'Yasin',
  'Zeynep',
]
const familyNames = [
  'Yılmaz',
  'Kaya',
  'Demir',
  'Şahin',
  'Çelik',
  'Yıldırım',
  'Öztürk',
  'Aydın',
  'Özdemir',
  'Arslan',
  'Doğan',
  'Kılıç',
  'Aslan',
  'Çetin',
  'Kara',
  'Koç',
  'Kurt',
  'Özkan',
  'Şimşek',
  'Polat',
]

const count = 340
/** The first ones cover every account state; the others simply learn. */
const inEveryState = 60
const minute = 60_000
const hour = 60 * minute
const month = 30 * 24 * hour

const ascii: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' }
const addressPart = (name: string) =>
  name.toLocaleLowerCase('tr').replace(/[çğıöşü]/g, (letter) => ascii[letter] ?? letter)

const pick = (names: readonly string[], index: number) => names[index % names.length] ?? ''

/**
 * Learners in every account state: unverified, verified, tested, locked. The states last for weeks, longer than
 * real ones, so that they can be seen.
 */
export function demoLearners(now: Date) {
  return Array.from({ length: count }, (_, index) => {
    const given = pick(givenNames, index)
    const family = pick(familyNames, index * 7 + Math.floor(index / familyNames.length))
    const address = `${addressPart(given)}.${addressPart(family)}`
    return {
      username: `${given} ${family}`,
      role: 'learner' as const,
      createdAt: new Date(now.getTime() - (count - index) * 31 * hour),
      ...(index < inEveryState
        ? { email: `${address}@example.test`, ...stateOf(index, now) }
        : { email: `${address}@ornek.test`, ...settled, levelScore: scoreOf(index) }),
    }
  })
}

/** Most learners begin at A1 or A2, one in seven at B1 or higher. */
const scoreOf = (index: number) => (index % 7 === 0 ? 2000 + ((index * 613) % 1400) : (index * 613) % 2000)

const settled = {
  isVerified: true,
  verificationCodeExpires: null,
  failedLoginAttempts: 0,
  lastFailedLoginAttempt: null,
  lockoutUntil: null,
}

function stateOf(index: number, now: Date) {
  const isVerified = index % 9 !== 4
  const isLocked = isVerified && index % 11 === 3
  const failedLoginAttempts = isLocked ? 5 : index % 5 === 2 ? (index % 4) + 1 : 0
  const failedAt = new Date(now.getTime() - (index + 1) * (isLocked ? minute : hour))
  return {
    isVerified,
    verificationCodeExpires: isVerified ? null : new Date(now.getTime() + month),
    failedLoginAttempts,
    lastFailedLoginAttempt: failedLoginAttempts > 0 ? failedAt : null,
    lockoutUntil: isLocked ? new Date(failedAt.getTime() + month) : null,
    levelScore: isVerified && index % 3 !== 0 ? scoreOf(index) : undefined,
  }
}

/** Some were inactive for two weeks, so that coaches have learners to contact. */
export const isQuiet = (email: string): boolean => !email.endsWith('@sohbet.test') && email.length % 12 === 0
export const quietMs = 14 * 24 * hour
