/** Who pays, asked only by some payment providers. */
export const buyer = {
  title: 'Ödeyen kişi',
  why: 'Bunları ödeme sağlayıcısı istiyor. Ona iletiyoruz, başka kimseye göstermiyoruz.',
  name: 'Ad',
  surname: 'Soyad',
  phone: 'Telefon',
  identityNumber: 'T.C. kimlik ya da pasaport no',
  address: 'Adres',
  city: 'Şehir',
  country: 'Ülke',
  remember: 'Sonraki ödemem için hatırla',
  instalments:
    'En fazla {{count}} taksitle ödeyebilirsin: taksiti ödeme sayfasında seçersin. Bankan vade farkı alabilir.',
}
