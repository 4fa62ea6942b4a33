/** The texts of a website that is handed over, in addition to those of every page. */
export interface WebsiteTexts {
  /** Below a form that opens an email. */
  emailForm: string
  /** In addition, below a form that asks for a file. */
  emailFile: string
  /** Below a form that nobody has connected yet. */
  unconnectedForm: string
  /** Of the page for addresses that do not exist: its headline, and the way out. */
  notFound: string
  toHome: string
}

const words: Record<string, WebsiteTexts> = {
  en: {
    emailForm: 'Sending opens your email program, with your answers in a new message.',
    emailFile: 'Please attach your file to that message.',
    unconnectedForm: 'This form is not connected yet, so it cannot be sent.',
    notFound: 'This page does not exist',
    toHome: 'Go to the home page',
  },
  vi: {
    emailForm: 'Khi gửi, chương trình email của bạn sẽ mở ra với nội dung đã điền.',
    emailFile: 'Vui lòng đính kèm tệp vào email đó.',
    unconnectedForm: 'Biểu mẫu này chưa được kết nối nên chưa thể gửi.',
    notFound: 'Trang này không tồn tại',
    toHome: 'Về trang chủ',
  },
  el: {
    emailForm:
      'Με την αποστολή ανοίγει το πρόγραμμα email σας, με τις απαντήσεις σας σε νέο μήνυμα.',
    emailFile: 'Επισυνάψτε το αρχείο σας σε αυτό το μήνυμα.',
    unconnectedForm: 'Αυτή η φόρμα δεν έχει συνδεθεί ακόμη, οπότε δεν μπορεί να σταλεί.',
    notFound: 'Αυτή η σελίδα δεν υπάρχει',
    toHome: 'Αρχική σελίδα',
  },
  ru: {
    emailForm: 'При отправке откроется ваша почтовая программа с готовым письмом.',
    emailFile: 'Прикрепите файл к этому письму.',
    unconnectedForm: 'Эта форма ещё не подключена, поэтому отправить её нельзя.',
    notFound: 'Такой страницы нет',
    toHome: 'На главную',
  },
  ar: {
    emailForm: 'عند الإرسال يُفتح برنامج بريدك الإلكتروني وفيه رسالة جديدة بإجاباتك.',
    emailFile: 'يرجى إرفاق ملفك بتلك الرسالة.',
    unconnectedForm: 'لم يتم ربط هذا النموذج بعد، لذلك لا يمكن إرساله.',
    notFound: 'هذه الصفحة غير موجودة',
    toHome: 'إلى الصفحة الرئيسية',
  },
  zh: {
    emailForm: '点击发送会打开您的邮件程序，并填入您的内容。',
    emailFile: '请在该邮件中附上您的文件。',
    unconnectedForm: '此表单尚未接通，暂时无法发送。',
    notFound: '页面不存在',
    toHome: '返回首页',
  },
  ja: {
    emailForm: '送信すると、入力内容が入った新しいメールがメールソフトで開きます。',
    emailFile: 'ファイルはそのメールに添付してください。',
    unconnectedForm: 'このフォームはまだ接続されていないため、送信できません。',
    notFound: 'ページが見つかりません',
    toHome: 'ホームへ戻る',
  },
  ko: {
    emailForm: '보내기를 누르면 입력한 내용이 담긴 새 메일이 메일 프로그램에서 열립니다.',
    emailFile: '파일은 그 메일에 첨부해 주세요.',
    unconnectedForm: '이 양식은 아직 연결되지 않아 보낼 수 없습니다.',
    notFound: '페이지를 찾을 수 없습니다',
    toHome: '홈으로 가기',
  },
}

/** The texts in a language that the engine supports; English for any other. */
export const websiteTexts = (language: string): WebsiteTexts =>
  words[language] ?? (words.en as WebsiteTexts)
