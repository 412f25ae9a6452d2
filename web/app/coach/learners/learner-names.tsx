import { Fragment } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { learnerPath } from '../coach-paths.ts'

/** Without an id the name is no link; without a name the account was erased. */
type Named = { userId: string | null; name: string; note?: string | null }

/** Names that lead to the pages of the learners, each with its note. */
export function LearnerNames({ learners }: { learners: readonly Named[] }) {
  const { t } = useTranslation('coachLessons')
  return learners.map(({ userId, name, note }, place) => (
    <Fragment key={userId ?? `${name} ${place}`}>
      {place > 0 && ', '}
      {userId === null || !name ? name || t('erased') : <Link to={learnerPath(userId)}>{name}</Link>}
      {note && ` (${note})`}
    </Fragment>
  ))
}
