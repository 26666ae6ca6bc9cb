// The scripts that Redis runs. Each runs as one atomic step, on the clock of Redis. memory.ts does the same in TypeScript.

/** The keys of a group, and of one of its paths, in the order in which the scripts name them. */
export const keyNames = ["clients", "flying", "doubt", "known"] as const;
export const pathKeyNames = ["slots", "queue", "seen"] as const;

const common = `
local clients, flying, doubt, facts, slots, queue, seen = unpack(KEYS)
local time = redis.call('TIME')
local us = time[1] * 1000000 + time[2]
local now = math.floor(us / 1000)
-- Lua would write a large number as 1.7e+15.
local function text(number) return string.format('%.0f', number) end
-- The number of a month, from March of year 0 on, UTC.
local function month(ms)
  local day = math.floor(ms / 86400000) + 719468
  local era = math.floor(day / 146097)
  local ofEra = day - era * 146097
  local year = math.floor((ofEra - math.floor(ofEra / 1460) + math.floor(ofEra / 36524) - math.floor(ofEra / 146096)) / 365)
  local ofYear = ofEra - (365 * year + math.floor(year / 4) - math.floor(year / 100))
  return (era * 400 + year) * 12 + math.floor((5 * ofYear + 2) / 153)
end
local function numberOf(field) return tonumber(redis.call('HGET', facts, field) or nil) end
local function leftNow()
  if numberOf('month') == month(now) then return numberOf('left') end
  return nil
end
-- If the clock was set back to an earlier month, events from the future would count as the latest.
if month((numberOf('order') or 0) / 1000) > month(now) then redis.call('DEL', unpack(KEYS)) end
-- The number of a new event: the time in microseconds, so that it contains the month, and so that numbers rise after a flush.
local function event()
  local order = math.max((numberOf('order') or 0) + 1, us)
  redis.call('HSET', facts, 'order', text(order))
  return order
end
-- Lets the data of an API key expire if nobody uses the key.
local function keep(...)
  for _, key in ipairs({...}) do redis.call('PEXPIRE', key, 86400000) end
end
`;

/** Arguments: path, client, id, limit, lease in ms, 1 if metered, floor. Returns next, waitMs or order, clients, left (empty if unknown). */
export const enterScript = `${common}
local path, client, id = ARGV[1], ARGV[2], ARGV[3]
local limit, lease, metered, floor = tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6] == '1', tonumber(ARGV[7])
redis.call('ZADD', clients, now, client)
redis.call('ZREMRANGEBYSCORE', clients, '-inf', now - 600000)
redis.call('ZREMRANGEBYSCORE', slots, '-inf', now)
for _, ended in ipairs(redis.call('ZRANGEBYSCORE', flying, '-inf', now)) do
  redis.call('ZREM', flying, ended)
  redis.call('ZADD', doubt, text(event()), ended)
end
redis.call('ZREMRANGEBYSCORE', seen, '-inf', now - 2000)
redis.call('ZREMRANGEBYSCORE', seen, now + 2000, '+inf')
-- Redis may have evicted one of the two keys.
if redis.call('ZCARD', queue) > redis.call('ZCARD', seen) then
  for _, waiting in ipairs(redis.call('ZRANGE', queue, 0, -1)) do
    if not redis.call('ZSCORE', seen, waiting) then redis.call('ZREM', queue, waiting) end
  end
end
local inDoubt = redis.call('ZCARD', doubt)
local function left()
  local value = leftNow()
  return value and value - redis.call('ZCARD', flying) - redis.call('ZCARD', doubt)
end
local function reply(next, number)
  keep(clients, flying, doubt, facts, slots, queue, seen)
  local value = left()
  return { next, text(number), redis.call('ZCARD', clients), value and text(value) or '' }
end
local paused = (numberOf('pause ' .. path) or 0) - now
if paused > 0 then return reply('wait', paused) end
if metered and floor > 0 then
  local value = left()
  if value == nil or value <= floor then
    local isAtFloor = value and value + inDoubt <= floor
    -- The service may have counted the requests in flight already. Their responses say so.
    if isAtFloor and value + inDoubt + redis.call('ZCARD', flying) > floor then return reply('wait', 100) end
    -- The number may be outdated, because the plan was raised or the month of the service has begun later.
    local isRecent = now < (numberOf('learned') or 0) / 1000 + 60000 or now < (numberOf('info') or 0) + 60000
    if isAtFloor and isRecent then return reply('floor', 0) end
    if now < (numberOf('info') or 0) + 5000 then return reply('wait', 100) end
    redis.call('HSET', facts, 'info', text(now))
    return reply('info', 0)
  end
end
local rank = redis.call('ZRANK', queue, client) or redis.call('ZCARD', queue)
if limit - redis.call('ZCARD', slots) <= rank then
  redis.call('ZADD', queue, 'NX', text(event()), client)
  redis.call('ZADD', seen, now, client)
  return reply('wait', rank < limit and 15 or 100)
end
redis.call('ZREM', queue, client)
redis.call('ZREM', seen, client)
redis.call('ZADD', slots, now + lease, id)
if metered then redis.call('ZADD', flying, now + lease, id) end
return reply('go', event())
`;

/** Arguments: path, client, id, order (empty if none), 1 if done, 1 if in doubt, left (empty if unknown), pause in ms. */
export const leaveScript = `${common}
local path, client, id, order, done = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5] == '1'
local inDoubt, left, pauseMs = ARGV[6] == '1', tonumber(ARGV[7]), tonumber(ARGV[8])
redis.call('ZREM', flying, id)
redis.call('ZREM', doubt, id)
if done then redis.call('ZREM', slots, id) end
if not order then
  redis.call('ZREM', queue, client)
  redis.call('ZREM', seen, client)
end
if inDoubt then redis.call('ZADD', doubt, text(event()), id) end
if order and left and month(order / 1000) == month(now) then
  local value = leftNow()
  if value == nil or order > numberOf('learned') or left <= value then
    redis.call('HSET', facts, 'left', text(left), 'month', month(now), 'learned', text(event()))
  end
  redis.call('ZREMRANGEBYSCORE', doubt, '-inf', text(order))
end
if pauseMs > 0 then
  redis.call('HSET', facts, 'pause ' .. path, text(math.max(numberOf('pause ' .. path) or 0, now + pauseMs)))
end
keep(flying, doubt, facts, slots)
return 1
`;

/** Key: the claim. Arguments: holder, ms. */
export const claimScript = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
return 1
`;

/** Key: the entry. Arguments: value, ms. This is a script, because each Redis library passes the time to live in a different way. */
export const setScript = `return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`;

/** Arguments: cursor, pattern. Returns the next cursor and keys. */
export const scanScript = `return redis.call('SCAN', ARGV[1], 'MATCH', ARGV[2], 'COUNT', 1000)`;
