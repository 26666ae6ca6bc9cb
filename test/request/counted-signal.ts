/** A signal, and how many listeners it has. */
export function countedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const counted = { controller, signal, listeners: 0 };
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = (...given: Parameters<typeof add>) => {
    counted.listeners++;
    add(...given);
  };
  signal.removeEventListener = (...given: Parameters<typeof remove>) => {
    counted.listeners--;
    remove(...given);
  };
  return counted;
}
