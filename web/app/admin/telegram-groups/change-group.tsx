import { Button } from '@mantine/core'
import {
  groupChange,
  type GroupMember,
  type TelegramGroup,
} from '@sohbet/contract/telegram-groups/telegram-groups'
import { hasRoom } from '@sohbet/domain/telegram-group/policy'
import { useTranslation } from '../../texts/use-translation.ts'
import type { z } from 'zod'
import { Dialog, DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useScore } from './member-table.tsx'
import styles from './telegram-groups.module.css'
import { useChangeUserGroup } from './telegram-groups.queries.ts'

type Props = {
  member: GroupMember | undefined
  /** Undefined for a learner without a group. */
  from?: TelegramGroup | undefined
  groups: readonly TelegramGroup[]
  onClose: () => void
}

export function ChangeGroup({ member, from, groups, onClose }: Props) {
  const { t } = useTranslation('telegramGroups')
  return (
    <Dialog
      opened={member !== undefined}
      onClose={onClose}
      title={t(from ? 'change.title' : 'change.addTitle')}
    >
      {member && <ChangeForm member={member} from={from} groups={groups} onClose={onClose} />}
    </Dialog>
  )
}

function ChangeForm({ member, from, groups, onClose }: Props & { member: GroupMember }) {
  const { t } = useTranslation('telegramGroups')
  const { mutate: change, isPending } = useChangeUserGroup()
  const initialValues: z.input<typeof groupChange> = {
    userId: member.id,
    currentGroupId: from?.id ?? null,
    newGroupId: '',
  }
  const form = useZodForm(groupChange, { initialValues })
  const others = groups.filter(({ id }) => id !== from?.id)
  const optionOf = (group: TelegramGroup) => ({
    value: group.id,
    label: t('option', { name: group.name, count: group.memberCount }),
    disabled: !hasRoom(group),
  })
  const submit = form.onSubmit((body) =>
    change(body, {
      onSuccess: () => {
        showSuccess(t('change.done'))
        onClose()
      },
      onError: (error) => {
        const rest = applyApiError(form, error, undefined, { GROUP_FULL: 'newGroupId' })
        showError(t('change.failed'), rest)
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Facts member={member} from={from} />
      {others.length === 0 ? (
        <p className={styles.plain}>{t('change.noOther')}</p>
      ) : (
        <SelectField
          form={form}
          name="newGroupId"
          label={t('change.group')}
          description={t('change.hint')}
          data={[{ value: '', label: t('change.choose') }, ...others.map(optionOf)]}
          data-autofocus
        />
      )}
      <DialogFooter onCancel={onClose}>
        {others.length > 0 && (
          <Button type="submit" loading={isPending}>
            {t(from ? 'change.submit' : 'change.addSubmit')}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}

function Facts({ member, from }: Pick<Props, 'from'> & { member: GroupMember }) {
  const { t } = useTranslation('telegramGroups')
  const scoreOf = useScore()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('change.user')}</dt>
        <dd>{member.username}</dd>
      </div>
      <div>
        <dt>{t('change.score')}</dt>
        <dd>{scoreOf(member)}</dd>
      </div>
      {from && (
        <div>
          <dt>{t('change.from')}</dt>
          <dd>{from.name}</dd>
        </div>
      )}
    </dl>
  )
}
