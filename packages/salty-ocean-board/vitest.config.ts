import react from '@vitejs/plugin-react';
import shared from '@quayside/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  plugins: [react()],
  test: { environment: 'happy-dom', environmentOptions: { happyDOM: { width: 1440, height: 900 } } },
});
