import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { nextButton } from './use-submit.ts'

type Props = { isNew: boolean; isPending: boolean; onCancel: () => void }

export function SaveButtons({ isNew, isPending, onCancel }: Props) {
  const { t } = useTranslation('questionEditor')
  return (
    <DialogFooter onCancel={onCancel}>
      <Button type="submit" loading={isPending}>
        {t('save')}
      </Button>
      {isNew && (
        <Button type="submit" variant="default" disabled={isPending} value={nextButton}>
          {t('saveAndNext')}
        </Button>
      )}
    </DialogFooter>
  )
}
