import type { StoredPage } from '../site-pages.ts'

export const imprint: StoredPage<'imprint'> = {
  imprint: {
    meta: {
      title: { tr: 'Künye', en: 'Imprint' },
      description: {
        tr: 'Bu siteden sorumlu şirket: adres, iletişim, yönetim, sicil bilgileri, uyuşmazlık çözümü ve sorumluluk.',
        en: 'The company responsible for this site: address, contact, management, register, dispute resolution and liability.',
      },
    },
    hero: {
      plate: { tr: 'Künye', en: 'Imprint' },
      title: { tr: 'Kimiz, neredeyiz.', en: 'Who we are, where we are.' },
      lead: { tr: '', en: '' },
    },
    contents: { tr: 'Bölümler', en: 'Parts' },
    company: { tr: 'Şirket ve adres', en: 'Company and address' },
    contact: { tr: 'İletişim', en: 'Contact' },
    management: {
      title: { tr: 'Yönetim', en: 'Management' },
      text: { tr: 'Temsile yetkili: {managers}', en: 'Authorised to represent: {managers}' },
    },
    register: {
      title: { tr: 'Sicil', en: 'Register' },
      office: {
        tr: 'Ticaret sicili: {registerOffice} Ticaret Sicili Müdürlüğü, {registerNumber}',
        en: 'Trade register: {registerOffice} Trade Registry Office, {registerNumber}',
      },
      mersis: { tr: 'MERSİS no: {mersis}', en: 'MERSIS no.: {mersis}' },
      tax: {
        tr: 'Vergi dairesi ve no: {taxOffice}, {taxNumber}',
        en: 'Tax office and no.: {taxOffice}, {taxNumber}',
      },
    },
    parts: [
      {
        id: 'disputes',
        title: { tr: 'Çevrim içi uyuşmazlık çözümü', en: 'Online dispute resolution' },
        body: {
          tr: '<p>Bir sorun olursa önce bize yaz; çoğu bir e-postayla çözülür. Türkiye’deki tüketiciler, yasal parasal sınırlar içinde Tüketici Hakem Heyeti’ne çevrim içi başvurabilir.</p><p>Avrupa Birliği’nin çevrim içi uyuşmazlık çözümü (ODR) platformu 20 Temmuz 2025’te kapandı. AB’deki tüketiciler yetkili kuruluşları Avrupa Komisyonu’nun sayfasında bulabilir.</p><p><a href="https://tuketicisikayeti.ticaret.gov.tr/">Tüketici Bilgi Sistemi</a></p><p><a href="https://consumer-redress.ec.europa.eu/dispute-resolution-bodies">Avrupa Komisyonu: uyuşmazlık çözüm kuruluşları</a></p>',
          en: '<p>If something goes wrong, write to us first; most problems are solved with one email. Consumers in Türkiye may apply online to the Consumer Arbitration Committee within the limits that the law sets.</p><p>The European Union’s online dispute resolution (ODR) platform closed on 20 July 2025. Consumers in the EU can find the competent bodies on the European Commission’s page.</p><p><a href="https://tuketicisikayeti.ticaret.gov.tr/">Consumer information system (Türkiye)</a></p><p><a href="https://consumer-redress.ec.europa.eu/dispute-resolution-bodies">European Commission: dispute resolution bodies</a></p>',
        },
      },
      {
        id: 'content-liability',
        title: { tr: 'İçerikten sorumluluk', en: 'Liability for content' },
        body: {
          tr: '<p>Bu sayfaların içeriğini özenle hazırlıyoruz. Yine de her bilginin her an tam ve güncel olduğunu garanti edemeyiz. Bir hata ya da hakka aykırı bir içerik görürsen yaz; inceler, gerekiyorsa gecikmeden kaldırırız.</p>',
          en: '<p>We prepare these pages with care. Still, we cannot guarantee that every piece of information is complete and up to date at every moment. If you find a mistake or something that violates a right, write; we look into it and remove it without delay where needed.</p>',
        },
      },
      {
        id: 'link-liability',
        title: { tr: 'Bağlantılardan sorumluluk', en: 'Liability for links' },
        body: {
          tr: '<p>Sitede başka sitelere bağlantılar var. O sayfaların içeriği bizim elimizde değildir; sorumluluğu sahiplerine aittir. Bağlantıyı koyarken baktık, bir aykırılık görmedik. Sonradan değiştiğini öğrenirsek bağlantıyı kaldırırız.</p>',
          en: '<p>The site links to others. Their content is not in our hands; their owners answer for it. When we set a link we looked and saw nothing unlawful. If we learn that this has changed, we remove it.</p>',
        },
      },
    ],
  },
}
