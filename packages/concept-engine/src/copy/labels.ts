import type { Language } from '../reading/english/language.ts'

/** The fixed texts of a page, in the order of the columns below. */
export const labelKeys = [
  'menu',
  'contact',
  'hours',
  'find us',
  'questions',
  'read more',
  'name',
  'email',
  'phone',
  'message',
  'send',
  'people',
  'in figures',
  'how it works',
  'services',
  'prices',
  'gallery',
  'journal',
  'about',
  'book',
  'call',
  'order',
  'shop',
  'date',
  'time',
  'guests',
  'address',
  'since',
  'closed',
  'from',
  'view all',
  'our story',
  'get in touch',
  'newsletter',
  'subscribe',
  'enquire',
  'company',
  'service',
  'home',
  'directions',
  'next',
  'choose',
  'visit',
  'talk',
  'plan',
  'begin',
] as const
export type LabelKey = (typeof labelKeys)[number]

const columns: Record<Language, string> = {
  en: 'Menu|Contact|Opening hours|Find us|Questions|Read more|Name|Email|Phone|Message|Send|People|In figures|How it works|Services|Prices|Gallery|Journal|About|Book|Call|Order|Shop|Date|Time|Guests|Address|Since|Closed|From|View all|Our story|Get in touch|Newsletter|Subscribe|Enquire|Company|Service|Home|Directions|Next|Choose|Visit|Talk|Plan|Begin',
  vi: 'Thực đơn|Liên hệ|Giờ mở cửa|Tìm chúng tôi|Câu hỏi thường gặp|Xem thêm|Họ tên|Email|Điện thoại|Lời nhắn|Gửi|Đội ngũ|Những con số|Cách thực hiện|Dịch vụ|Bảng giá|Hình ảnh|Bài viết|Giới thiệu|Đặt chỗ|Gọi điện|Đặt hàng|Cửa hàng|Ngày|Giờ|Số khách|Địa chỉ|Từ năm|Đóng cửa|Từ|Xem tất cả|Câu chuyện|Liên hệ ngay|Bản tin|Đăng ký|Hỏi thêm|Công ty|Dịch vụ cần|Trang chủ|Chỉ đường|Tiếp theo|Chọn|Ghé thăm|Trao đổi|Lên kế hoạch|Bắt đầu',
  el: 'Μενού|Επικοινωνία|Ώρες λειτουργίας|Πού θα μας βρείτε|Συχνές ερωτήσεις|Διαβάστε περισσότερα|Όνομα|Email|Τηλέφωνο|Μήνυμα|Αποστολή|Η ομάδα μας|Με αριθμούς|Πώς γίνεται|Υπηρεσίες|Τιμές|Φωτογραφίες|Άρθρα|Σχετικά|Κράτηση|Τηλεφωνήστε|Παραγγελία|Κατάστημα|Ημερομηνία|Ώρα|Άτομα|Διεύθυνση|Από το|Κλειστά|Από|Δείτε όλα|Η ιστορία μας|Επικοινωνήστε|Ενημερωτικό δελτίο|Εγγραφή|Ρωτήστε μας|Εταιρεία|Υπηρεσία|Αρχική|Οδηγίες|Επόμενο|Επιλέξτε|Επισκεφθείτε μας|Μιλήστε μαζί μας|Σχεδιάστε|Ξεκινήστε',
  ru: 'Меню|Контакты|Часы работы|Как нас найти|Вопросы и ответы|Подробнее|Имя|Эл. почта|Телефон|Сообщение|Отправить|Наша команда|В цифрах|Как это устроено|Услуги|Цены|Галерея|Статьи|О нас|Забронировать|Позвонить|Заказать|Магазин|Дата|Время|Гости|Адрес|С|Закрыто|от|Смотреть всё|Наша история|Связаться с нами|Рассылка|Подписаться|Задать вопрос|Компания|Услуга|Главная|Как проехать|Далее|Выберите|Приходите|Обсудите|Спланируйте|Начните',
  ar: 'القائمة|اتصل بنا|ساعات العمل|موقعنا|الأسئلة الشائعة|اقرأ المزيد|الاسم|البريد الإلكتروني|الهاتف|الرسالة|إرسال|فريقنا|بالأرقام|كيف نعمل|خدماتنا|الأسعار|الصور|المقالات|من نحن|احجز الآن|اتصل|اطلب الآن|المتجر|التاريخ|الوقت|عدد الضيوف|العنوان|منذ|مغلق|من|عرض الكل|قصتنا|تواصل معنا|النشرة البريدية|اشترك|استفسر|الشركة|الخدمة|الرئيسية|الاتجاهات|التالي|اختر|زرنا|تحدث معنا|خطط|ابدأ',
  zh: '菜单|联系我们|营业时间|如何找到我们|常见问题|了解更多|姓名|电子邮箱|电话|留言|发送|我们的团队|数字一览|服务流程|服务项目|价格|图片|文章|关于我们|立即预约|致电|立即订购|商店|日期|时间|人数|地址|始于|休息|起|查看全部|我们的故事|与我们联系|订阅邮件|订阅|咨询|公司|所需服务|首页|路线|下一步|选择|到访|沟通|计划|开始',
  ja: 'メニュー|お問い合わせ|営業時間|アクセス|よくある質問|詳しく見る|お名前|メールアドレス|電話番号|メッセージ|送信|スタッフ|数字で見る|ご利用の流れ|サービス|料金|ギャラリー|読みもの|私たちについて|予約する|電話する|注文する|ショップ|日付|時間|人数|住所|創業|定休日|より|すべて見る|私たちの物語|ご相談ください|お知らせメール|登録する|問い合わせる|会社名|ご希望のサービス|ホーム|道順|次へ|選ぶ|訪れる|相談する|計画する|始める',
  ko: '메뉴|문의하기|영업시간|오시는 길|자주 묻는 질문|더 보기|이름|이메일|전화번호|메시지|보내기|함께하는 사람들|숫자로 보기|이용 방법|서비스|가격|갤러리|이야기|소개|예약하기|전화하기|주문하기|매장|날짜|시간|인원|주소|설립|휴무|부터|모두 보기|우리의 이야기|연락하기|소식지|구독하기|문의|회사|필요한 서비스|홈|길 찾기|다음|고르기|방문하기|상담하기|계획하기|시작하기',
}

/** The fixed texts of a page in this language. */
export function labelsIn(language: Language): Record<LabelKey, string> {
  const column = columns[language].split('|')
  return Object.fromEntries(labelKeys.map((key, index) => [key, column[index] ?? ''])) as Record<
    LabelKey,
    string
  >
}
