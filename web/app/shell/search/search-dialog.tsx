import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { SearchPlaces, SearchResult } from './places.ts'
import { SearchList } from './search-list.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  area: Role
  screens: readonly SearchResult[]
  places: SearchPlaces
}

export function SearchDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation('search')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')} size="lg" centered={false} yOffset="6vh">
      <SearchList onClose={onClose} {...props} />
    </Dialog>
  )
}
