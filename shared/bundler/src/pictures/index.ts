export { acceptedOf } from './accepted-of-remote.ts';
export { acceptedIn } from './accepted.ts';
export { launchPictureBrowser, type PictureBrowser } from './browser.ts';
export { startFixedApi } from './fixed-api.ts';
export { comparePicture, type Asked } from './compare-pictures.ts';
export { askedOf, planPictures, readPictureData } from './plan.ts';
export { reportPictures, takenAt, type PicturesReport } from './report-pictures.ts';
export { atStage, stageElsewhere, stageOfBuild } from './stage-server.ts';
export { openSitter, takePictures, type Sitting } from './take.ts';
