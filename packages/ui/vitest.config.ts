import react from '@vitejs/plugin-react';
import shared from '@quayside/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // The files load the same large things, and put back what they change.
    isolate: false,
  },
});
