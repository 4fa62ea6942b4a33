/** What a program that opens pages is for. */
export const botKinds = ['search', 'ai', 'social', 'seo', 'monitor', 'headless', 'library'] as const
export type BotKind = (typeof botKinds)[number]

/**
 * Programs that open pages by themselves: a part of their user agent, in lower case. The package
 * isbot knows most of them by their form; this table is what this site relies on, and the tests
 * check each of them with a full user agent.
 */
export const botAgents: Record<BotKind, readonly string[]> = {
  search: [
    ...['googlebot', 'google-inspectiontool', 'storebot-google', 'googleother', 'bingbot'],
    ...['duckduckbot', 'baiduspider', 'yandexbot', 'applebot', 'slurp', 'seznambot', 'sogou'],
    ...['petalbot', 'mojeekbot', 'naverbot', 'qwantbot', 'ia_archiver', 'archive.org_bot', 'ccbot'],
  ],
  ai: [
    ...['gptbot', 'chatgpt-user', 'oai-searchbot', 'claudebot', 'claude-user', 'claude-searchbot'],
    ...['anthropic-ai', 'perplexitybot', 'perplexity-user', 'google-extended', 'bytespider'],
    ...['amazonbot', 'meta-externalagent', 'cohere-ai', 'diffbot', 'mistralai-user', 'youbot'],
    ...['duckassistbot', 'timpibot', 'ai2bot'],
  ],
  social: [
    ...['facebookexternalhit', 'twitterbot', 'linkedinbot', 'slackbot', 'discordbot', 'whatsapp/'],
    ...['telegrambot', 'pinterestbot', 'redditbot', 'skypeuripreview', 'embedly'],
  ],
  seo: [
    ...['ahrefsbot', 'semrushbot', 'mj12bot', 'dotbot', 'rogerbot', 'screaming frog', 'dataforseo'],
    ...['serpstatbot', 'blexbot', 'barkrowler', 'siteauditbot'],
  ],
  monitor: [
    ...['uptimerobot', 'pingdom', 'statuscake', 'site24x7', 'better uptime', 'datadogsynthetics'],
    ...['newrelicpinger', 'gtmetrix', 'chrome-lighthouse', 'ptst/', 'checkly', 'nagios', 'zabbix'],
    ...['hetrixtools', 'updown.io'],
  ],
  headless: [
    ...['headlesschrome', 'phantomjs', 'puppeteer', 'playwright', 'selenium', 'cypress', 'jsdom'],
    ...['electron/', 'htmlunit', 'slimerjs', 'prerender'],
  ],
  library: [
    ...['curl/', 'wget/', 'python-requests', 'python-urllib', 'aiohttp', 'python-httpx', 'scrapy'],
    ...['go-http-client', 'java/', 'okhttp', 'apache-httpclient', 'axios/', 'node-fetch', 'undici'],
    ...['libwww-perl', 'guzzlehttp', 'ruby', 'postmanruntime', 'insomnia/', 'httpie', 'php/'],
    ...['winhttp', 'dart:io', 'libcurl', 'got (', 'faraday'],
  ],
}
