import { Button } from '@mantine/core'
import { shortened } from '@sohbet/domain/shortened'
import IconArrowsSort from '#icons/IconArrowsSort'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { OrderDialog, type SaveOrder } from '../../ui/list/order-dialog.tsx'

type Props = {
  questions: readonly { id: string; text: string }[]
  isSaving: boolean
  onSave: SaveOrder
}

/** Orders all questions, including those that the table hides. */
export function OrderQuestions({ questions, isSaving, onSave }: Props) {
  const { t } = useTranslation('questionEditor')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsSort size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('order.button')}
      </Button>
      <OrderDialog
        texts={{ title: t('order.title'), hint: t('order.hint'), list: t('order.list') }}
        items={questions.map(({ id, text }) => ({ id, name: shortened(text) }))}
        itemLanguage="en"
        isOpen={isOpen}
        isSaving={isSaving}
        onSave={onSave}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
