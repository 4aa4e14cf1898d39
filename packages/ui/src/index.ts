export { Good } from './art/goods.tsx';
export { SeatMark } from './board/seat-mark.tsx';
export { Button, type ButtonProps } from './parts/button.tsx';
export { classes } from './parts/classes.ts';
export { Dialog, type DialogProps } from './parts/dialog.tsx';
export { ChoiceField, FlagField, TextField } from './parts/field.tsx';
export { Panel, type PanelProps } from './parts/panel.tsx';
export { Stepper, type StepperProps } from './parts/stepper.tsx';
