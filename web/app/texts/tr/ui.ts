import type { ui as en } from '../en/ui.ts'
import type { SameKeys } from '../shape.ts'

export const ui: SameKeys<typeof en> = {
  table: {
    search: 'Ara',
    searchIn: 'Aranacak sütun',
    allColumns: 'Tüm Sütunlar',
    sortBy: 'Sıralama',
    unsorted: 'Varsayılan sıra',
    ascending: '{{column}}, artan',
    descending: '{{column}}, azalan',
    actions: 'İşlemler',
    empty: 'Gösterilecek veri yok',
    nothingFound: '“{{text}}” için sonuç bulunamadı.',
    clearSearch: 'Aramayı temizle',
    loading: 'Yükleniyor',
    error: 'Hata',
    rowsPerPage: 'Sayfa başına satır',
    range: '{{from}}–{{to}} / {{total}} kayıt',
    page: 'Sayfa {{page}} / {{pages}}',
    firstPage: 'İlk sayfa',
    previousPage: 'Önceki sayfa',
    nextPage: 'Sonraki sayfa',
    lastPage: 'Son sayfa',
    pages: '{{title}} sayfaları',
  },
  confirm: {
    title: 'Onay',
    yes: 'Evet',
    no: 'Hayır',
    leave: 'Değişiklikleriniz henüz kaydedilmedi. Kaydetmeden çıkılsın mı?',
  },
  toast: { close: 'Mesajı kapat' },
  dialog: { close: 'Kapat' },
  password: { toggle: 'Şifreyi göster veya gizle' },
  state: {
    loading: 'Yükleniyor',
    failed: 'Bir şeyler ters gitti',
    failedHint: 'Bağlantınızı kontrol edip tekrar deneyin. Sorun sürerse bize yazın.',
    retry: 'Tekrar dene',
  },
}
