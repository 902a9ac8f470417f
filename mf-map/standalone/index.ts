// The shared libraries arrive before anything that uses them is evaluated.
void import('./stage.ts');
