import { skills, type Skill } from './question.ts'

/**
 * How a skill compares with the rest of the test: stands out, lags behind, or neither. With few questions nothing is
 * said.
 */
export const skillVerdicts = ['strong', 'even', 'weak', 'few'] as const
type SkillVerdict = (typeof skillVerdicts)[number]

type SkillResult = { skill: Skill; asked: number; right: number; verdict: SkillVerdict }

const fewest = 8
/** Standard errors: chance alone makes so large a difference once in ten times on each side. */
const clearDifference = 1.28

type Tally = { asked: number; right: number }

function verdictOn(own: Tally, rest: Tally): SkillVerdict {
  if (own.asked < fewest || rest.asked < fewest) return 'few'
  const asked = own.asked + rest.asked
  const share = (own.right + rest.right) / asked
  const error = Math.sqrt(share * (1 - share) * (1 / own.asked + 1 / rest.asked))
  const difference = own.right / own.asked - rest.right / rest.asked
  if (error === 0 || Math.abs(difference) < clearDifference * error) return 'even'
  return difference > 0 ? 'strong' : 'weak'
}

/** Results by skill, of the skills that were asked. Questions without a skill are left out. */
export function skillResults(answers: readonly { skill: Skill | null; isCorrect: boolean }[]): SkillResult[] {
  const tally = (of: (skill: Skill) => boolean): Tally => {
    const some = answers.filter(({ skill }) => skill !== null && of(skill))
    return { asked: some.length, right: some.filter(({ isCorrect }) => isCorrect).length }
  }
  return skills.flatMap((skill) => {
    const own = tally((one) => one === skill)
    const rest = tally((one) => one !== skill)
    return own.asked === 0 ? [] : [{ skill, ...own, verdict: verdictOn(own, rest) }]
  })
}
