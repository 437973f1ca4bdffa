-- What wrk asks for and tells: the paths that it is given, one after the other, and its figures as JSON.
local requests = {}
local next_request = 0

function init(paths)
  for index, path in ipairs(paths) do
    requests[index] = wrk.format("GET", path)
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "microseconds": %d, "errors": %d, "timeouts": %d, "median": %d, "p99": %d}\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status, errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
