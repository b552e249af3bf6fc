/** Both hemispheres, half and quarter hours, a half-hour summer, Ramadan, midnights, none at all. */
export const zones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Beirut',
  'Asia/Gaza',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Chisinau',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;

export const start = Date.parse('2020-01-01T00:00:00Z');
export const end = Date.parse('2031-01-01T00:00:00Z');
