import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import type { SearchPlaces, SearchResult } from './places.ts'

type Props = { isOpen: boolean; onClose: () => void; screens: readonly SearchResult[]; places: SearchPlaces }

export function SearchDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation('search')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title')} size="lg" centered={false} yOffset="6vh">
      <OnDemand name="search" load={() => import('./search-list.tsx')}>
        {({ SearchList }) => <SearchList onFollowed={onClose} {...props} />}
      </OnDemand>
    </Dialog>
  )
}
