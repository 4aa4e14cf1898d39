/** The id of the place below the header where notices stand that go over the whole width. */
export const NOTICE_PLACE = 'notices';
