import { Button } from '@mantine/core'
import type { GroupMember } from '@sohbet/contract/learning/telegram-groups'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/format.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './member-table.module.css'

type Action = { text: string; nameOf: (username: string) => string; onClick: (member: GroupMember) => void }

type Props = { members: readonly GroupMember[]; label: string; action?: Action | undefined }

export const useScore = () => {
  const { t } = useTranslation('telegramGroups')
  const language = useLanguage()
  return ({ levelTestResult }: Pick<GroupMember, 'levelTestResult'>): string =>
    levelTestResult ? formatNumber(levelTestResult.score, language) : t('members.noScore')
}

const columns = ['no', 'username', 'email', 'score'] as const

/** On a phone CSS turns the rows into cards. */
export function MemberTable({ members, label, action }: Props) {
  const { t } = useTranslation('telegramGroups')
  const scoreOf = useScore()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`members.column.${column}`)}
            </th>
          ))}
          {action && (
            <th scope="col" data-column="action">
              {t('members.column.action')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map((member, place) => (
          <tr key={member.id}>
            <td data-column="no">{place + 1}</td>
            <td data-column="username">{member.username}</td>
            <td data-column="email">{member.email}</td>
            <td data-column="score">{scoreOf(member)}</td>
            {action && (
              <td data-column="action">
                <Button
                  variant="default"
                  size="compact-md"
                  className={styles.rowButton}
                  leftSection={<IconArrowsExchange size={18} aria-hidden />}
                  aria-label={action.nameOf(member.username)}
                  onClick={() => action.onClick(member)}
                >
                  {action.text}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
