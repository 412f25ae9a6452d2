import { Button } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import type { TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { maySetInviteLink } from '@sohbet/domain/telegram-group/policy'
import IconLink from '#icons/IconLink'
import IconUsers from '#icons/IconUsers'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { InviteLink } from './invite-link.tsx'
import { MembersDialog } from './members-dialog.tsx'
import styles from './telegram-groups.module.css'

type Props = {
  course: Course
  groups: readonly TelegramGroup[]
  canManage: boolean
  isReadOnly: boolean
  now: Date
}

export function GroupCards({ course, groups, canManage, isReadOnly, now }: Props) {
  const { t } = useTranslation('telegramGroups')
  const [opened, setOpened] = useState<{ id: string; part: 'members' | 'link' }>()
  const canSetLink = !isReadOnly && maySetInviteLink(course, now).allowed
  // The group's current data, not the data at opening
  const find = (part: 'members' | 'link') =>
    opened?.part === part ? groups.find(({ id }) => id === opened.id) : undefined
  const close = () => setOpened(undefined)
  return (
    <>
      <ul className={styles.cards} aria-label={t('list')}>
        {groups.map((group) => (
          <li key={group.id} className={styles.card}>
            <GroupCard
              group={group}
              canManage={canManage}
              canSetLink={canSetLink}
              onOpen={(part) => setOpened({ id: group.id, part })}
            />
          </li>
        ))}
      </ul>
      <MembersDialog group={find('members')} groups={groups} canManage={canManage} onClose={close} />
      <InviteLink group={find('link')} onClose={close} />
    </>
  )
}

type CardProps = {
  group: TelegramGroup
  canManage: boolean
  canSetLink: boolean
  onOpen: (part: 'members' | 'link') => void
}

function GroupCard({ group, canManage, canSetLink, onOpen }: CardProps) {
  const { t } = useTranslation('telegramGroups')
  const { name, memberCount, inviteLink } = group
  const members = t(canManage ? 'manage' : 'view')
  const link = t(inviteLink ? 'link.change' : 'link.set')
  return (
    <>
      <h3 className={styles.heading}>{name}</h3>
      <p className={styles.count}>{t('count', { count: memberCount })}</p>
      <p className={styles.link}>
        {inviteLink ? (
          <a href={inviteLink} target="_blank" rel="noreferrer" aria-label={t('link.open', { name })}>
            {inviteLink.replace(/^https:\/\//i, '')}
          </a>
        ) : (
          t('link.none')
        )}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconUsers size={18} aria-hidden />}
          aria-label={t('ofGroup', { action: members, name })}
          onClick={() => onOpen('members')}
        >
          {members}
        </Button>
        {canSetLink && (
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden />}
            aria-label={t('link.ofGroup', { action: link, name })}
            onClick={() => onOpen('link')}
          >
            {link}
          </Button>
        )}
      </div>
    </>
  )
}
