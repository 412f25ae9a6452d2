import { Button, TextInput } from '@mantine/core'
import { schoolDay } from '@sohbet/domain/calendar'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ExportButton } from '../../ui/download/export-button.tsx'
import styles from './papers.module.css'
import { useExportMovements } from './papers.queries.ts'

/** A table of every movement of money between two days, for the accountant. The month so far by default. */
export function ExportMovements() {
  const { t } = useTranslation('papers')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('movements.button')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('movements.title')}>
        {isOpen && <Days />}
      </Dialog>
    </>
  )
}

function Days() {
  const { t } = useTranslation('papers')
  const [today] = useState(() => schoolDay(new Date()))
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const request = useExportMovements(days)
  const isComplete = days.from !== '' && days.to !== ''
  return (
    <div className={styles.dialog}>
      <p className={styles.plain}>{t('movements.hint')}</p>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            size="md"
            label={t(`movements.${name}`)}
            value={days[name]}
            onChange={({ currentTarget }) => setDays({ ...days, [name]: currentTarget.value })}
          />
        ))}
      </div>
      {isComplete && (
        <ExportButton request={request} label={t('movements.download')} failed={t('movements.failed')} />
      )}
    </div>
  )
}
